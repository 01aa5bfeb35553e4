import type { Seat } from '@/engine';

/** Setting up a table for people who sat at one before. */
export const recentPlayersWords = {
  title: 'The same people again?',
  samePeople: 'Same people, new game',
  otherSeats: 'Same people, other seats',
  samePeopleLabel: (who: string): string => `Same people, new game: ${who}`,
  otherSeatsLabel: (who: string): string => `Same people, other seats: ${who}`,
  earlier: 'Earlier tables',
  fewer: 'Only the last table',
  reseated: 'All but the first moved on one seat. Tap again for the next order, or swap two.',
  changePlaces: 'Swap',
  changePlacesWith: (seat: Seat): string => `Swap seat ${seat + 1} with another`,
  changing: (seat: Seat): string => `Now tap Swap at the seat that changes places with seat ${seat + 1}.`,
  name: 'Name',
  nameOf: (seat: Seat): string => `Name, seat ${seat + 1}`,
  chapterOf: (seat: Seat): string => `Chapter, seat ${seat + 1}`,
  seatWith: (seat: Seat, partners: readonly Seat[]): string =>
    `Seat ${seat + 1}, with ${partners.length === 1 ? 'seat' : 'seats'} ${partners.map((one) => one + 1).join(' and ')}`,
  sameChapter: (partners: readonly Seat[]): string =>
    `Same chapter as ${partners.length === 1 ? 'seat' : 'seats'} ${partners.map((one) => one + 1).join(' and ')}`,
} as const;
