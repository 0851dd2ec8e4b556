/** Characters of order numbers, without those that people confuse when reading aloud or from a screen: 0 and O, 1 and I. */
export const ORDER_NUMBER_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
