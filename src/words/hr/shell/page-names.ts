export const yourBookings = 'Vaše rezervacije';
export const becomeSupplier = 'Postanite dobavljač';
export const becomeReseller = 'Postanite posrednik';
export const engineApi = 'API sustava';
export const cookiePolicy = 'Pravila o kolačićima';
