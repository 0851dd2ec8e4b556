export const dismiss = 'Ausblenden';
