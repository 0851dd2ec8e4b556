/** The first bytes of `land.bin`: four, so that the tables after them are aligned. */
export const LAND_MAGIC = 'LND1';
/** Coordinates are whole numbers, so many per degree: one unit is 11 metres. */
export const UNITS = 10_000;
/** Points of a chunk, without the first point of the next chunk, which ends it. */
export const CHUNK_POINTS = 96;
