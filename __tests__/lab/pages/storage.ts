import { askLog, openLog, runContract } from './contract';
import { arm, askedSince, installFaultyWorker } from './faultyWorker';
import * as lab from './lab';

installFaultyWorker();

const offered = { ...lab, arm, askedSince, askLog, openLog, runContract };
export type Lab = typeof offered;

declare global {
  interface Window {
    lab: Lab;
  }
}

window.lab = offered;
