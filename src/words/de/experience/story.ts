export const highlights = 'Höhepunkte';
export const description = 'Was Sie erwartet';
export const agenda = 'Ablauf';
export const meetingPoint = 'Wo wir uns treffen';
export const openInMaps = 'In Karten öffnen';
export const policy = 'Falls Sie nicht kommen können';
