export const sections = {
  look: 'Look',
  icon: 'Icon of the installed app',
  languages: 'Languages',
  terms: 'Currency and time',
  categories: 'Categories',
  payment: 'Payment',
  reviews: 'Reviews',
  emails: 'Emails',
  kiosk: 'Kiosk',
  tagManager: 'Tag manager',
};
export const fields = {
  labels: {
    title: 'Title',
    banner_message: 'Text of the banner',
    banner: 'Picture of the banner',
    banner_focus: 'What matters in the banner’s picture',
    logo: 'Logo',
    accent: 'Colour of buttons and links',
    type_pairing: 'Type',
    corners: 'Corners',
    color_scheme: 'Light or dark',
    social_links: 'Links to social networks',
    'social_links.kind': 'Network',
    'social_links.url': 'Address',
    icon: 'Square picture',
    languages: 'Visitors can choose',
    language: 'The shop speaks first',
    currency: 'Currency',
    time_zone: 'Time zone',
    categories: 'Categories of tours',
    'categories.title': 'Category',
    'categories.children': 'Subcategories',
    'categories.children.title': 'Subcategory',
    'categories.children.keywords': 'Keywords',
    'categories.children.keywords.title': 'Keyword',
    manual_payment: 'Visitors can order now and pay later',
    payment_types: 'Ways to pay without a card page',
    'payment_types.title': 'Title',
    'payment_types.instructions': 'How to pay',
    manual_hold_hours: 'Hours for which an unpaid order keeps its places',
    rest_due_days: 'Days before the tour on which the balance is due',
    ask_for_reviews: 'Ask guests for a review',
    emails: 'Your own words in emails',
    'emails.confirmed': 'In the email that confirms a booking',
    'emails.reminder': 'In the email before the tour',
    'emails.changed': 'In the email about a changed booking',
    'emails.cancelled': 'In the email about a cancelled booking',
    'emails.review': 'In the email that asks for a review',
    kiosk: 'A tablet at your desk',
    'kiosk.idle_seconds': 'Seconds without a touch until it asks “Are you still there?”',
    'kiosk.message': 'Text on the screen that waits for a visitor',
    'kiosk.manual_payment': 'Visitors can pay at the desk',
  },
  hints: {
    banner_message: 'Visitors read it at the top of the shop.',
    banner_focus: 'Tap it. It stays in sight on every screen.',
    accent: 'A colour such as #0b6e69. Leave it empty for ours. If it could not be read, we make it darker or lighter.',
    type_pairing: 'No choice takes longer to load.',
    icon: 'At least 512 pixels wide. Keep what matters in the middle: phones cut the corners. Without a picture, the icon is made of your logo or your initials.',
    languages: 'At least one. You translate the texts of the shop below, and those of a tour on its page.',
    language: 'For visitors who have chosen none. Without a choice, English if the shop offers it.',
    categories: 'Visitors filter the tours by them. Choose the categories of a tour on its page.',
    payment_types: 'Your team takes money in these ways, too.',
    'payment_types.instructions': 'Visitors read it after the order, such as your bank account.',
    manual_hold_hours: 'Leave it empty for 24.',
    rest_due_days: 'Leave it empty for 1. With 0 it is due on the day.',
    ask_for_reviews: 'One email on the day after the tour, only to guests whom you checked in.',
    'emails.confirmed': 'Such as “We meet ten minutes before the start.”',
    'emails.changed': 'Another date, another party, or a part that is cancelled.',
    'emails.cancelled': 'When you cancel a whole departure, you write a message to its guests instead.',
    'kiosk.idle_seconds': '30 to 900; leave it empty for 90. Half a minute later everything that the visitor entered is deleted.',
    'kiosk.message': 'Such as “Book your boat trip here”. Without it, the title of the shop is shown.',
    'kiosk.manual_payment': 'Only where visitors can order now and pay later. Staff confirm with the PIN.',
  },
  choices: {
    'type_pairing.fraunces': 'Fraunces for titles',
    'type_pairing.serif': 'A classic serif for titles',
    'type_pairing.sans': 'A humanist sans for everything',
    'corners.round': 'Round',
    'corners.soft': 'Soft',
    'corners.square': 'Square',
    'color_scheme.both': 'As the visitor’s device',
    'color_scheme.light': 'Always light',
    'color_scheme.dark': 'Always dark',
  },
};
export const theme = {
  title: 'How it looks in the shop',
  schemes: { light: 'Light', dark: 'Dark' },
  sample: { tour: 'Sunset by kayak', link: 'Where we meet', price: '€49', book: 'Book now' },
  parts: { action: 'Button', link: 'Links' },
  columns: { chosen: 'Chosen', used: 'Used', contrast: 'Contrast' },
  asChosen: 'as chosen',
};
/** The contrast of two colours. */
export const contrastRatio = (value: number): string => `${value.toFixed(1)} : 1`;
export const previewTitle = 'On a home screen';
export const drawnFrom = { icon: 'Cut from your picture.', logo: 'Made of your logo.', initials: 'Made of your initials in the colour of buttons.' };
export const previewNote = 'Phones that have the shop installed show a new icon after a few days.';
export const cards = 'Card payments';
export const cardsReal = 'Card payments are on and real. Stripe takes them.';
export const cardsStripeTest = 'Stripe is connected with a test key: no money moves. The person who runs the server sets the live key.';
export const cardsSandbox = 'This is a trial: card payments are played, and no money moves. The person who runs the server connects Stripe.';
export const emailsHow = 'Your words here stand in emails to guests, below the first sentence. Leave a field empty where ours says enough.';
export const termsHow = 'Both can be changed until the first booking. The tours and extras of the shop follow its currency, and their prices keep their numbers; each tour has a time zone of its own.';
export const termsStay = 'Both stay as they are, because the shop has bookings.';
export const kioskHow = 'Hand a tablet to a visitor under More › Hand this tablet to a visitor.';
export const tagManager = {
  label: 'Address of the script',
  hint: 'Such as https://www.googletagmanager.com/gtm.js?id=GTM-ABC123. Leave it empty for none.',
  save: 'Save the script',
  noHost: 'A script of another company never runs where your team signs in, and this shop answers at no other address. Give it an address of its own under “Address of the shop”; then you can set a script here.',
  notAllowed: 'Only someone who may change and close the company’s account can set this, at a device where they have signed in themselves.',
};
