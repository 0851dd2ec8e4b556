export const yourBookings = 'Your bookings';
export const becomeSupplier = 'Become a supplier';
export const becomeReseller = 'Become a reseller';
export const engineApi = 'Engine API';
export const cookiePolicy = 'Cookie policy';
