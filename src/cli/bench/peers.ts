import { createRequire } from 'node:module';
import path from 'node:path';
import { ok, type Result } from '@/base';
import { obtainPackage } from '../obtainPackage';
import { type BoardgameIo } from './boardgame';
import { type ChessJs } from './chess';

/** Another program to be measured beside ours. */
export interface Peer<T> {
  readonly name: string;
  readonly version: string;
  readonly load: (require: NodeJS.Require) => T;
}

export const BOARDGAME_IO: Peer<BoardgameIo> = {
  name: 'boardgame.io',
  version: '0.50.2',
  load: (require) => require('boardgame.io/client') as BoardgameIo,
};

export const CHESS_JS: Peer<ChessJs> = {
  name: 'chess.js',
  version: '1.4.0',
  load: (require) => require('chess.js') as ChessJs,
};

/** Fetched when it is needed, and measured as its users run it, not as its authors debug it. */
export async function obtainPeer<T>({ name, version, load }: Peer<T>): Promise<Result<T, string>> {
  const folder = await obtainPackage(name, version);
  if (!folder.ok) return folder;
  process.env.NODE_ENV = 'production';
  return ok(load(createRequire(path.join(folder.value, 'package.json'))));
}
