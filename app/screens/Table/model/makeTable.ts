import { type Seat } from '@/engine';
import { type BuildingPileFacts, type SeatFacts, type TableFacts } from '@/state';
import { rulesetWords, type SeatNamer, type Words } from '@/words';
import { shortNames, tableTitleFromNumberOrNames } from '../../../labels/tableTitle';
import { makeSingleFlagPanel } from './makeSingleFlagPanel';
import { makeSlot } from './makeSlot';
import {
  type ActivePlayerData,
  type BuildingPileData,
  type OutOfTurnBannerData,
  type PileData,
  type SeatData,
  type SpeakerData,
  type TableViewData,
} from './tableData';

/** Turns facts into everything the table screen shows. */
export function makeTableViewData(facts: TableFacts, words: Words): TableViewData {
  const say = words.table;
  const who: SeatNamer = (seat) => facts.seats[seat]?.name || say.seatNumber(seat);
  const seatOf = (seat: Seat): SeatData | null => {
    const found = facts.seats.find((one) => one.seat === seat);
    return found === undefined ? null : makeSeat(facts, found, who, words);
  };
  const { hand, due } = facts.seats[facts.actor] ?? NOBODY;
  return {
    id: facts.id,
    title: tableTitleFromNumberOrNames(
      facts.seats.map(({ seat }) => who(seat)),
      facts.table,
      facts.game,
      words,
    ),
    subtitle: rulesetWords(words, facts.ruleset).short,
    names: facts.seats.map(({ seat }) => who(seat)),
    banners: facts.seats.flatMap(({ seat }) => bannersOf(who(seat), facts.partner !== null, words)),
    strip: makeStrip(facts, who, words),
    partner: facts.partner === null ? null : seatOf(facts.partner),
    others: facts.others.flatMap((seat) => seatOf(seat) ?? []),
    building: makeBuildingPiles(facts.building, who, facts.seats.length, words),
    armed: facts.armed,
    slot: makeSlot(facts, who, words),
    flags: facts.flags.map((flag) => makeSingleFlagPanel(flag, who, words)),
    drawRow: {
      title: say.draw.title(who(facts.actor), due > 0),
      hint: say.draw.hint(hand, due),
    },
    speakers: makeSpeakers(facts, who, words),
    mayUndo: facts.mayUndo,
    entries: facts.entries,
    lately: facts.recentEntries.map((entry) => ({
      n: entry.n,
      seat: 'seat' in entry && typeof entry.seat === 'number' ? entry.seat : null,
      text: words.entryWords(entry, who),
    })),
  };
}

/** What ActivePlayerPanel may say of this player while another one is on turn. */
const bannersOf = (name: string, hasPartner: boolean, { outOfTurn }: Words): string[] => [
  outOfTurn.banner(name),
  ...(hasPartner ? [outOfTurn.asked(name)] : []),
];

export function makeBuildingPiles(
  building: readonly BuildingPileFacts[],
  who: SeatNamer,
  seats: number,
  words: Words,
): readonly BuildingPileData[] {
  const say = words.table.pile;
  const inShort = shortNames(Array.from({ length: seats }, (_, seat) => who(seat)));
  const newest = building.filter(({ isNewest }) => isNewest).length;
  return building.map(({ shows, needs, top, isFinished, outOfTurn, isLit, isNewest }, place) => ({
    needs,
    top,
    isFinished,
    whose: outOfTurn === null ? null : makeWhose(outOfTurn, inShort[outOfTurn] ?? who(outOfTurn), words),
    label: labelOfPile(say.label({ place, shows, top, needs, isLit, isFinished }), outOfTurn, who, words),
    isLit,
    // After a position every pile is new, so none stands out.
    isNewest: isNewest && newest === 1,
  }));
}

const makeWhose = (seat: Seat, name: string, { outOfTurn }: Words): BuildingPileData['whose'] => ({
  seat,
  name,
  text: outOfTurn.pile(name),
  without: outOfTurn.pileWithShape,
});

const labelOfPile = (label: string, seat: Seat | null, who: SeatNamer, { outOfTurn }: Words): string =>
  seat === null ? label : outOfTurn.pileLabel(label, who(seat));

function makeSeat(facts: TableFacts, seat: SeatFacts, who: SeatNamer, { table: say }: Words): SeatData {
  const name = who(seat.seat);
  const isHeld = (from: string): boolean => facts.lifted?.owner === seat.seat && facts.lifted.from === from;
  const top = seat.stock === 0 ? null : seat.top;
  const stock: PileData = {
    card: top,
    count: seat.stock,
    label: say.pile.stock(name, seat.stock, seat.top, isHeld('stock')),
    isHeld: isHeld('stock'),
  };
  const discards = seat.discards.map(({ top: card, count }, pile): PileData => {
    const held = isHeld(`discard:${pile}`);
    return { card, count, label: say.pile.discard(name, pile, count, card, held), isHeld: held };
  });
  const owes = say.seat.owes(seat.owes);
  const marks = [
    ...(seat.isMarked ? [say.seat.playsFirst] : []),
    ...(seat.owes > 0 ? [{ short: owes, whole: owes }] : []),
  ];
  const flags = seat.openFlags > 0 ? [say.seat.flags(seat.openFlags)] : [];
  const noted = [...marks.map(({ whole }) => whole), ...flags];
  const { acts, actsAgain, actsOutOfTurn } = say.seat.press;
  const press = (facts.turn === null ? acts : seat.isOnTurn ? actsAgain : actsOutOfTurn)(name);
  return {
    seat: seat.seat,
    name,
    hand: seat.hand,
    stock,
    discards,
    isOnTurn: seat.isOnTurn,
    flags: seat.openFlags,
    marks,
    label:
      seat.seat === facts.partner
        ? say.seat.labelWithoutPiles(name, seat.hand, noted, press)
        : say.seat.label(
            name,
            seat.hand,
            seat.stock,
            seat.top,
            seat.discards.map((pile) => pile.top),
            noted,
            press,
          ),
  };
}

const NOBODY: SeatFacts = {
  seat: 0,
  name: '',
  side: 0,
  hand: 0,
  due: 0,
  stock: 0,
  top: '?',
  discards: [],
  isOnTurn: false,
  isMarked: false,
  owes: 0,
  openFlags: 0,
};

function makeStrip(facts: TableFacts, who: SeatNamer, words: Words): ActivePlayerData {
  const say = words.table.seat;
  const seat = makeSeat(facts, facts.seats[facts.actor] ?? NOBODY, who, words);
  const { turn } = facts;
  const guest = turn === null || turn === facts.actor ? null : makeGuest(seat.name, who(turn), facts.asked, words);
  return {
    ...seat,
    label: guest === null ? say.acts(seat.name) : guest.bannerLabel,
    turn: turn === null ? '' : who(turn),
    guest,
    says: turn === facts.actor ? say.onTurn : '',
    draw: say.draw(facts.draw, facts.isDrawKnown),
    asked:
      facts.asked === null
        ? null
        : {
            isAsked: facts.asked,
            title: say.asked,
            label: say.askedLabel(seat.name, turn === null ? '' : who(turn)),
          },
  };
}

function makeGuest(name: string, owner: string, asked: boolean | null, { outOfTurn: say }: Words): OutOfTurnBannerData {
  const banner = asked === true ? say.asked(name) : say.banner(name);
  return {
    banner,
    bannerLabel: say.bannerLabel(banner),
    release: say.release,
    releaseLabel: say.releaseLabel(owner),
  };
}

function makeSpeakers(facts: TableFacts, who: SeatNamer, { table: { talk } }: Words): readonly SpeakerData[] {
  const seats = facts.seats.map(({ seat }) => ({ seat, name: who(seat), asks: talk.what(who(seat)) }));
  return [...seats, { seat: null, name: talk.spectator, asks: talk.spectatorSaid }];
}
