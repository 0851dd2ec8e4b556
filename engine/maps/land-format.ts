/** What `land.bin` begins with: four bytes, so that the tables behind it are aligned. */
export const LAND_MAGIC = 'LND1';
/** Coordinates are whole numbers of so many a degree: 11 metres. */
export const UNITS = 10_000;
/** Points of a chunk, without the one at which the next begins. */
export const CHUNK_POINTS = 96;
