export const subject = { supplier: (company: string): string => `${company} möchte Anbieter werden`, reseller: (company: string): string => `${company} möchte Vertriebspartner werden` };
export const from = 'Von';
export const message = 'Nachricht';
export const answer = 'Per E-Mail antworten';
export const openList = 'Alle Anfragen';
export const why = (shop: string): string => `Sie bekommen diese E-Mail, weil jemand das Formular für Partner im Shop von ${shop} benutzt hat.`;
