/** One filled shape per seat in a 24 × 24 box, so that seats differ without colour. */
export const seatShapes = [
  // circle, square, triangle, diamond, star, hexagon
  'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  'M3 3h18v18H3z',
  'M12 2L23 21.5H1z',
  'M12 1l11 11-11 11L1 12z',
  'M12 1l3.2 7.3 7.9.8-5.9 5.3 1.7 7.8L12 18.1l-6.9 4.1 1.7-7.8L.9 9.1l7.9-.8z',
  'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
] as const;

/** The star of a Skip-Bo. */
export const STAR_PATH = seatShapes[4];
