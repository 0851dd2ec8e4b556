const page = 'It works as long as this page stays open.';
export const noCart = `This device does not let the shop save your cart. ${page}`;
export const noTyped = `This device does not let the shop save what you type. ${page}`;
export const noBookings =
  'This device does not let the shop save your bookings. Keep the address of this page to find this one again.';
