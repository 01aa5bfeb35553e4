import { askLog, failQueued, openLog, readRecovered, runContract } from './contract';
import { arm, askedSince, installFaultyWorker, readHit } from './faultyWorker';
import * as lab from './lab';

installFaultyWorker();

const offered = { ...lab, arm, askedSince, readHit, askLog, failQueued, openLog, readRecovered, runContract };
export type Lab = typeof offered;

declare global {
  interface Window {
    lab: Lab;
  }
}

window.lab = offered;
