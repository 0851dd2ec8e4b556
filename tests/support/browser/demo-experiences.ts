/** A tour on every day of the year, with several prices, an extra by the piece, a pick-up, and a deposit of 25 %. */
export const klis = {
  slug: 'klis-and-salona',
  title: 'Klis & Salona: a fortress and a lost city',
  adult: 49,
  child: 25,
  headset: 3,
};
/** A tour on every day of the year, with a deposit of 10 %. */
export const castles = { slug: 'seven-castles-by-bicycle', title: 'Seven castles by bicycle', adult: 36 };
/** A tour that asks the height of each guest before payment. */
export const ebike = { slug: 'marjan-by-e-bike', title: 'Marjan by e-bike at first light' };
