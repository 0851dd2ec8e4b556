export const subject = { supplier: (company: string): string => `${company} would like to become a supplier`, reseller: (company: string): string => `${company} would like to become a reseller` };
export const from = 'From';
export const message = 'Message';
export const answer = 'Answer by email';
export const openList = 'All requests';
export const why = (shop: string): string => `You get this email because somebody used the form for partners in the shop of ${shop}.`;
