export const yourBookings = 'Ihre Buchungen';
export const becomeSupplier = 'Anbieter werden';
export const becomeReseller = 'Vertriebspartner werden';
export const engineApi = 'Engine-API';
export const cookiePolicy = 'Cookie-Richtlinie';
