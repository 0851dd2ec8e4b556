import type { Generated, Selectable } from 'kysely';
import type { DeskConflict } from '#domain/contract/desk.ts';
import type { FunnelStep } from '#domain/contract/events.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { LegalKind } from '#domain/contract/legal-text.ts';
import type { ChangeState } from '#domain/contract/line-change.ts';
import type { DestinationKind } from '#domain/contract/office/event-destinations.ts';
import type { EmailTiming, NotificationGroup, NotificationKind } from '#domain/contract/office/notifications.ts';
import type { AttendanceStatus, OrderStatus, PaymentSession, PaymentStatus } from '#domain/contract/orders.ts';
import type { PartnerKind } from '#domain/contract/partners/partner-requests.ts';
import type { HidingReason } from '#domain/contract/reviews/staff.ts';
import type { PromoKind } from '#domain/money/promo.ts';
import type { Theme } from '#domain/theme/theme.ts';

/** Every table. Instants are epoch milliseconds, dates and times of day ISO text, money minor units, flags 0 and 1, `…_json` JSON. */
export interface Tables {
  meta: { key: string; value: string };
  base_accounts: {
    id: Generated<number>;
    company_display_name: string;
    created_at: number;
    type: Generated<'supplier' | 'reseller' | 'both'>;
    legal_name: Generated<string>;
    registration_number: Generated<string>;
    vat_number: Generated<string>;
    email: Generated<string>;
    phone_number: Generated<string>;
    website: Generated<string>;
    address_json: string | null;
    /** Personal data of orders are redacted so many months after their last start; null: never by time. */
    retention_months: Generated<number | null>;
    /** The language in which the account writes the texts of its tours and stores. */
    language: Generated<Language>;
  };
  users: {
    id: Generated<number>;
    email: string;
    /** The address without regard to case; unique. */
    email_key: string;
    /** The argon2id hash, with its parameters and salt. */
    password: string;
    first_name: string;
    last_name: string;
    is_active: number;
    is_staff: number;
    last_login: number | null;
    date_joined: number;
  };
  /** A role without an account is common to all accounts; the domain's table lists its permissions. */
  roles: { id: Generated<number>; account_id: number | null; name: string; permissions_json: string | null };
  /** A member without a user is invited; `invitation` is a hash of the emailed token. */
  team_members: OfAccount & {
    user_id: number | null;
    role_id: number;
    email: string;
    email_key: string;
    invitation: string | null;
    created_at: number;
    joined_at: number | null;
  };
  /** A family is one sign-in and all tokens that rotation made of it. */
  refresh_tokens: {
    hash: string;
    family: string;
    user_id: number;
    created_at: number;
    expires_at: number;
    used_at: number | null;
    ended_at: number | null;
  };
  /** API keys for machines (A39): `hash` is the key's hash, `hint` its first characters. */
  api_keys: OfAccount & {
    user_id: number;
    role_id: number;
    name: string;
    hash: string;
    hint: string;
    created_at: number;
    expires_at: number;
    last_used_at: Generated<number | null>;
  };
  /** Desk devices: a user signed in, or they are enrolled for several people (`is_shared`). Without a role a device has all its user's rights. */
  desk_devices: OfAccount & {
    /** Null once the user has been deleted, which ends the device. */
    user_id: number | null;
    role_id: number | null;
    name: string;
    is_shared: number;
    /** The hash of its cookie's secret. */
    secret_hash: string;
    created_at: number;
    last_contact_at: number;
    expires_at: number;
    revoked_at: number | null;
  };
  /** Codes that enrol one device each. */
  desk_enrolments: {
    code_hash: string;
    account_id: number;
    user_id: number;
    role_id: number;
    name: string;
    expires_at: number;
  };
  /** The desks' log. `line` is the number of an order's line, which may arrive after the entry. */
  desk_log: {
    id: string;
    account_id: number;
    device_id: number;
    kind: string;
    line: string | null;
    departure_id: number | null;
    at: number;
    received_at: number;
    /** Whether the device had the right for this entry when it arrived; otherwise the entry counts for nothing. */
    is_allowed: number;
    /** A LogEntry. */
    entry_json: string;
    /** The reason why the entry could not be applied, until staff have settled it. */
    conflict: Generated<DeskConflict['reason'] | null>;
    /** The reason and the time at which staff settled it; null if they did not. */
    settled_conflict: Generated<DeskConflict['reason'] | null>;
    settled_at: Generated<number | null>;
  };
  /**
   * One lease per device and departure that has not ended. `places` are leased and not sold; the cart of the same id holds them. `ends_at` is the
   * end of a reseller's lease; null: the lease ends with the start.
   */
  desk_leases: {
    id: string;
    account_id: number;
    device_id: number;
    store_id: number;
    departure_id: number;
    version: number;
    places: number;
    created_at: number;
    ends_at: number | null;
    ended_at: number | null;
  };
  /** Order numbers that a device may give to its sales. */
  reserved_numbers: { number: string; lease_id: string };
  /** Raw Ed25519 keys, base64url; a device's private key never leaves the device. */
  voucher_keys: OfAccount & {
    device_id: number | null;
    public_key: string;
    private_key: string | null;
    created_at: number;
    ended_at: number | null;
  };
  /** The number of tries since `since`; a row counts until `until`. */
  tries: { key: string; count: number; since: number; until: number };
  /** Emails to send. A sent one has no text any more, because it may hold a secret. */
  mails: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    attachments_json: string;
    created_at: number;
    sent_at: Generated<number | null>;
    /** The sender's name; null for the engine's own. */
    sender: string | null;
    /** The instant after which the email is useless; null: never. */
    until: number | null;
  };
  /** Work to be done after the transaction that caused it (engine/jobs). A job that is done is deleted; a job that is given up has `failed_at`. */
  jobs: {
    id: Generated<number>;
    kind: string;
    /** Unique with the kind. */
    key: string;
    payload: string | null;
    /** 0: at once. */
    run_at: number;
    /** The account whose systems the job calls; null if it calls none. */
    account_id: number | null;
    attempts: Generated<number>;
    /** How often the job was enqueued since it was last done. */
    revision: Generated<number>;
    /** The end of the time for which a runner has claimed the job. */
    lease_until: number | null;
    last_error: string | null;
    failed_at: number | null;
  };
  order_letters: { order_id: string; kind: string; note: Generated<string> };
  stores: OfAccount & {
    slug: string;
    /** The host name under which the store answers (A22): approved or proven, in one spelling. */
    domain: string | null;
    /** The host name that the seller asks for. */
    claimed_domain: Generated<string | null>;
    /** Proves the claim as a DNS record; each new claim gets a new token. */
    domain_token: Generated<string | null>;
    title: string;
    banner_message: string;
    logo_picture_id: number | null;
    banner_picture_id: number | null;
    icon_picture_id: Generated<number | null>;
    banner_focus: Generated<string | null>;
    time_zone: string;
    currency: string;
    accent: string | null;
    type_pairing: Generated<Theme['type_pairing']>;
    corners: Generated<Theme['corners']>;
    color_scheme: Generated<Theme['color_scheme']>;
    /** The address of a script on another host (O9). */
    tag_manager: Generated<string | null>;
    social_links_json: string;
    settings_json: string;
    /** Grows with every change of anything that the storefront shows (A17). */
    version: number;
    translations_json: Generated<string>;
  };
  /** The right of one account to sell another's tours; one row per pair of accounts. */
  resale_agreements: {
    id: Generated<number>;
    supplier_id: number;
    reseller_id: number;
    status: string;
    note: string;
    requested_at: number;
    decided_at: number | null;
    /** The percentage of a departure that the reseller may hold. */
    lease_share: Generated<number>;
  };
  /** Slugs that experiences had before (E1). `experience_id` is null once the experience is deleted. */
  former_slugs: { slug: string; account_id: number; experience_id: number | null };
  /** One row: the last version that was given to any store. */
  store_versions: { id: number; last: number };
  categories: {
    id: Generated<number>;
    store_id: number;
    parent_id: number | null;
    slug: string;
    title: string;
    position: number;
    translations_json: Generated<string>;
  };
  pictures: {
    id: Generated<number>;
    /** Hard to guess, and cached for ever: a hash of the source. */
    key: string;
    /** The place of the original: `scene:<name>` of the demo store, `file:<name>` below DATA_DIR. */
    source: string;
    width: number;
    height: number;
    alt_text: string;
    placeholder: string;
    /** The picture's owner, its folder and its name there. */
    account_id: number | null;
    folder_id: number | null;
    name: Generated<string>;
    created_at: Generated<number>;
    status: Generated<'pending' | 'processing' | 'ready' | 'failed'>;
    progress: Generated<number>;
    problem: string | null;
    translations_json: Generated<string>;
  };
  filer_folders: OfAccount & { parent_id: number | null; name: string; created_at: number };
  cancellation_policies: OfAccount & {
    title: string;
    type: string;
    cancellation_cutoff_time: string;
    tiers_json: string;
    translations_json: Generated<string>;
  };
  pricing_categories: OfAccount & {
    title: string;
    min_age: number | null;
    max_age: number | null;
    translations_json: Generated<string>;
  };
  meeting_points: OfAccount & {
    name: string;
    address_json: string;
    lat: number;
    lon: number;
    instructions: string;
    translations_json: Generated<string>;
  };
  inventory_items: OfAccount & {
    title: string;
    description: string;
    price: number;
    currency: string;
    pricing: 'unit' | 'person' | 'booking';
    stock: number | null;
    max_quantity: number | null;
    category_id: number | null;
    translations_json: Generated<string>;
  };
  inventory_items_categories: OfAccount & { title: string; position: number };
  /** A question of one experience, or of all experiences of its account. */
  booking_questions: OfAccount & {
    experience_id: number | null;
    title: string;
    help_text: string;
    scope: 'booking' | 'traveler';
    type: 'string' | 'number' | 'date' | 'choice' | 'boolean';
    choices_json: string;
    mandatory: number;
    position: number;
    translations_json: Generated<string>;
  };
  /** A store's codes, in folded spelling. Amounts are decimal texts in its currency, days are in its calendar. */
  promo_codes: OfAccount & {
    store_id: number;
    code: string;
    kind: PromoKind;
    value: string;
    valid_from: string | null;
    valid_until: string | null;
    most_uses: number | null;
    most_uses_per_customer: number | null;
    minimum_total: string | null;
    is_active: number;
  };
  /** The experiences of a code; a code without rows is for all. */
  promo_code_experiences: { promo_code_id: number; experience_id: number };
  customers: OfAccount & {
    first_name: string;
    last_name: string;
    email: string;
    phone_number: string;
    company: string;
    language: string;
    address_json: string | null;
    note: string;
    created_at: number;
    /** The address without regard to case, of the one customer of the account who gets the orders with this address. */
    email_key: Generated<string | null>;
  };
  videos: VideoRow & { experience_id: number | null };
  base_account_videos: VideoRow;
  onboardings: OfAccount & { title: string; created_at: number };
  onboarding_steps: {
    id: Generated<number>;
    onboarding_id: number;
    title: string;
    text: string;
    position: number;
    state: 'open' | 'done' | 'skipped';
    changed_at: number;
  };
  qr_codes: OfAccount & {
    kind: 'store' | 'experience' | 'link';
    store_id: number | null;
    experience_id: number | null;
    target_url: string;
    title: string;
    /** Hard to guess: the code's address (A40). */
    code: string;
    looks: number;
    scans: number;
    leads: number;
    created_at: number;
  };
  experiences: OfAccount & {
    slug: string;
    type: string;
    status: 'draft' | 'published' | 'archived';
    title: string;
    short_description: string;
    description: string;
    highlights_json: string;
    languages_json: string;
    duration_json: string | null;
    time_zone: string;
    currency: string;
    cancellation_policy_id: number | null;
    /** Hundredths of a percent; null: the full price is due now. */
    booking_deposit: number | null;
    meeting_point_id: number | null;
    default_rate_id: number | null;
    cutoff_minutes: number;
    pickup_json: string;
    dropoff_json: string;
    seasons_json: string;
    exceptions_json: string;
    /** The first day for which departures are not made yet. */
    departures_until: string;
    /** When it was created here; null: not known. */
    created_at: Generated<number | null>;
    /** The store version of its last change: a catalogue with an older version must read it again. */
    version: number;
    included_json: Generated<string>;
    not_included_json: Generated<string>;
    what_to_bring_json: Generated<string>;
    know_before_json: Generated<string>;
    /** Questions with their answers. */
    faq_json: Generated<string>;
    translations_json: Generated<string>;
  };
  /** Stores' legal texts. A store without a text of a kind shows the starting text (O5). */
  legal_texts: OfAccount & {
    store_id: number;
    kind: LegalKind;
    text: string;
    translations_json: Generated<string>;
  };
  /** Requests to sell in a store, or through it (O6). */
  partner_requests: OfAccount & {
    store_id: number | null;
    kind: PartnerKind;
    company: string;
    name: string;
    email: string;
    website: string;
    message: string;
    created_at: number;
    answered_at: Generated<number | null>;
  };
  guides: OfAccount & {
    name: string;
    picture_id: number | null;
    text: string;
    languages_json: string;
    translations_json: Generated<string>;
  };
  experience_guides: { experience_id: number; guide_id: number; position: number };
  store_experiences: { store_id: number; experience_id: number; position: number };
  experience_categories: { experience_id: number; category_id: number };
  experience_pictures: { experience_id: number; picture_id: number; position: number };
  experience_extras: { experience_id: number; item_id: number; position: number };
  agenda_items: {
    id: Generated<number>;
    experience_id: number;
    position: number;
    title: string;
    text: string;
    duration_json: string | null;
    location_json: string | null;
    translations_json: Generated<string>;
  };
  start_times: { id: Generated<number>; experience_id: number; time: string };
  pricing_rates: {
    id: Generated<number>;
    experience_id: number;
    position: number;
    title: string;
    is_group_pricing: number;
    min_per_booking: number;
    max_per_booking: number | null;
    /** The prices of the options on certain days, as the contract's `PriceRule`. */
    price_rules_json: Generated<string>;
    translations_json: Generated<string>;
  };
  pricing_options: {
    id: Generated<number>;
    rate_id: number;
    position: number;
    pricing_category_id: number;
    retail_price: number;
    min_limit: number;
    max_limit: number | null;
    takes: 'size' | 'none' | 'all';
    needs_adult: Generated<number>;
  };
  /** CHECK (sold between 0 and capacity) is the last guard against selling a place twice (A13). */
  departures: {
    id: Generated<number>;
    experience_id: number;
    start_time_id: number;
    date: string;
    starts_at: number;
    cutoff_at: number;
    capacity: number;
    sold: number;
    /** Visitors can no longer book it; existing bookings stay. */
    is_closed: Generated<number>;
    /** Its schedule no longer has it: it stays for its guests, and visitors cannot book it. */
    is_unscheduled: Generated<number>;
    /** Its capacity differs from its schedule's, so a change of the schedule does not change it. */
    has_own_capacity: Generated<number>;
    /** For the staff who run it. */
    note: Generated<string>;
    guide: Generated<string>;
    /** It does not take place (B8): not even staff can book it. */
    cancelled_at: Generated<number | null>;
  };
  /** Acts of staff on a whole departure (B8). */
  departure_actions: {
    id: string;
    account_id: number;
    departure_id: number;
    kind: 'cancel' | 'message' | 'move';
    subject: string;
    message: string;
    /** For a cancelled departure: the instant until which its guests choose. */
    choose_by: number | null;
    to_departure_id: number | null;
    created_by: number | null;
    created_at: number;
  };
  /** The outcome of an act for one booking. */
  departure_action_bookings: {
    action_id: string;
    order_id: string;
    /** `open`: the guest has to choose. */
    state: 'waiting' | 'open' | 'done' | 'failed';
    token_hash: Generated<string | null>;
    notified_at: Generated<number | null>;
    outcome: Generated<'notified' | 'refunded' | 'moved' | 'released' | 'gone' | null>;
    chosen_by: Generated<'guest' | 'staff' | 'shop' | null>;
    done_at: Generated<number | null>;
    /** Minor units. */
    refunded: Generated<number>;
    to_departure_id: Generated<number | null>;
    problem: Generated<string>;
  };
  /** Made when an extra with limited stock is first wanted at a departure. CHECK (sold between 0 and stock). */
  departure_extras: { departure_id: number; item_id: number; stock: number; sold: number };
  /** A hold counts while `expires_at > now`. With the `item_id` PLACES_ITEM it holds places, else pieces of that extra. */
  holds: {
    departure_id: number;
    item_id: number;
    line_id: string;
    cart_id: string;
    quantity: number;
    expires_at: number;
  };
  carts: {
    id: string;
    store_id: number;
    created_at: number;
    expires_at: number;
    version: number;
    main_contact_info_json: string | null;
    note: string;
    has_participants_info: number;
    promo_code: string | null;
    /** The order that was made from the cart, if any; `ordered` is 1 once that order closed the cart (P9). */
    order_id: string | null;
    ordered: number;
    /** How often its hold was moved for a payment: three times at most (C10). */
    payments_begun: number;
    /** The network from which the cart was made; null if its limits do not count. */
    network: Generated<string | null>;
  };
  cart_lines: LineRow & { cart_id: string };
  orders: {
    id: string;
    number: string;
    store_id: number;
    cart_id: string | null;
    status: OrderStatus;
    payment_status: PaymentStatus;
    payment_method_id: string;
    payment_type_id: string | null;
    currency: string;
    subtotal: number;
    discount: number;
    promo_code: string | null;
    total: number;
    deposit: number;
    /** The amount of the open or last payment. */
    amount: number;
    paid: number;
    refunded: number;
    main_contact_info_json: string | null;
    note: string;
    comment: string;
    created_at: number;
    /** When a pending order frees its places; null for all other orders. */
    expires_at: number | null;
    version: number;
    customer_id: number | null;
    /** The user who made the order for a guest; null for an order of the storefront. */
    made_by: number | null;
    staff_note: string;
    /** Number, contact and titles in lower case. */
    search_text: string;
    /** The code that the order uses, unless it is expired or cancelled, and the customer: an email address in lower case. */
    promo_code_id: number | null;
    promo_customer: string | null;
    /** The balance is due so many days before the first start: the store's setting at the time of the order. */
    rest_due_days: Generated<number>;
    /** When a booked order is reviewed next, 0: at once; null: time changes nothing of it. `looked_at`: when it was reviewed last. */
    look_at: Generated<number | null>;
    looked_at: Generated<number>;
    /** At the last review its balance was overdue. */
    is_overdue: Generated<number>;
    /** The day by which its buyer was asked to pay. */
    rest_told: Generated<string | null>;
    /** The sum of refunds that its buyer was told of. */
    refund_told: Generated<number>;
    /** When its personal data were redacted (A38). */
    redacted_at: Generated<number | null>;
    /** When its places were first sold; null: never. A cancellation keeps it. */
    confirmed_at: Generated<number | null>;
    /** The channel of the sale. */
    source: Generated<'storefront' | 'staff' | 'desk'>;
    /** The version that `sales_entries` has counted; 0: none. */
    counted_version: Generated<number>;
    /** The language of emails to its buyer; null: the store's own. */
    language: Generated<string | null>;
  };
  /** An order's sales on a day, by tour. Computed from the order, its lines and payments, again after each change of them. */
  sales_entries: {
    order_id: string;
    /** In the store's calendar. */
    date: string;
    experience_id: number;
    store_id: number;
    source: OrderRow['source'];
    sold: number;
    bookings: number;
    guests: number;
    paid: number;
    refunded: number;
  };
  /** The words by which an order is found, without case and accents (B4). */
  order_words: { order_id: string; store_id: number; word: string };
  /** The log of changes with their authors, which `recordChange` writes (B5). */
  history: OfAccount & {
    subject_kind: string;
    subject_id: string;
    kind: string;
    at: number;
    /** `staff`: the user, or a person at a shared device; `guest`: the buyer; `shop`: the engine itself. */
    actor_kind: 'staff' | 'guest' | 'shop';
    /** Null once the user has been deleted. */
    user_id: number | null;
    /** The name at that time; '' for guests and the engine. */
    actor: string;
    before_json: string | null;
    after_json: string | null;
  };
  /** Notifications to the team of an account (B14). Guests' names are not stored here but read from the order. */
  notifications: OfAccount & {
    order_id: string;
    kind: NotificationKind;
    at: number;
    /** Whether a store of the account sold the order; otherwise only its tours were sold. */
    is_seller: number;
    actor_kind: 'staff' | 'guest' | 'shop';
    user_id: number | null;
    /** The name at that time; '' for guests and the engine. */
    actor: string;
    /** Whether another person than the user acted, at a device that the user has enrolled. */
    is_shared: number;
    lines_json: string;
    amount: number | null;
    is_sent: Generated<number>;
  };
  /** One person's choices in one account; a group that is null has the default of the person's role. */
  notification_preferences: { [group in NotificationGroup]: EmailTiming | null } & {
    account_id: number;
    user_id: number;
    language: Language;
  };
  /** The newest notification that a person, or a shared device, has seen; `device_id` is 0 for a person. */
  notification_marks: { account_id: number; user_id: number; device_id: number; seen_id: number };
  /** Notifications that wait for a person's daily email. */
  notification_digest_items: { account_id: number; user_id: number; notification_id: number };
  /** The Web Push addresses of desk devices. */
  push_subscriptions: {
    device_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: Language;
    created_at: number;
  };
  order_lines: LineRow & {
    order_id: string;
    attendance_status: AttendanceStatus;
    /** The line's share of the order's discount. */
    discount: Generated<number>;
    date: string;
    people: number;
    /** For a cancelled line: the part of its payment that was not refunded, and the part that was. */
    retained: number;
    refunded: number;
    /** A note by the staff who check in. */
    note: string;
    /** The start of which the buyer was reminded. */
    reminded_of: Generated<number | null>;
    cancel_told: Generated<number>;
    /** Its departure does not take place, and its guest has not chosen yet (B8). */
    departure_cancelled: Generated<number>;
  };
  /** Reviews by guests who took part (V14); `account_id` is the supplier's. */
  reviews: OfAccount & {
    experience_id: number;
    line_id: string;
    rating: number;
    text: string;
    name: string;
    language: Language;
    created_at: number;
    edited_at: Generated<number | null>;
    reply: Generated<string>;
    replied_at: Generated<number | null>;
    hidden_reason: Generated<HidingReason | null>;
    hidden_at: Generated<number | null>;
  };
  /** The lines for which a review was asked; the token itself is only in the link of the email. */
  review_requests: { line_id: string; token_hash: string; requested_at: number };
  /** Visitors' actions, as totals by day in the store's zone (O7). */
  event_counts: { store_id: number; date: string; name: FunnelStep; count: number };
  /** Ids of counted events, kept for some days. */
  event_receipts: { store_id: number; event_id: string; at: number };
  /** A store's destinations for events (O8), one of each kind. After a failure a destination pauses until `retry_at`. */
  event_destinations: {
    id: Generated<number>;
    store_id: number;
    kind: DestinationKind;
    target: string;
    secret: Generated<string>;
    is_on: Generated<number>;
    failures: Generated<number>;
    retry_at: Generated<number | null>;
    last_error: Generated<string | null>;
    last_sent_at: Generated<number | null>;
    sent: Generated<number>;
    dropped: Generated<number>;
  };
  /** Events that wait for a destination. */
  event_deliveries: {
    id: Generated<number>;
    destination_id: number;
    event_id: string;
    order_id: string | null;
    at: number;
    event_json: string;
  };
  /** The consent of an order's buyer (O8). */
  order_consents: {
    order_id: string;
    granted_json: string;
    visitor: string | null;
    session: number | null;
    user_agent: string;
  };
  /** Changes of a booked line; `state` is the contract's. The cart with a change's id has its hold. */
  line_changes: Booking & {
    id: string;
    order_id: string;
    line_id: string;
    /** null if nothing had to be paid. */
    session_id: string | null;
    state: ChangeState;
    discount: number;
    to_pay: number;
    created_at: number;
    /** The end of its hold; null if nothing had to be paid. */
    expires_at: number | null;
  };
  payment_sessions: {
    id: string;
    order_id: string;
    provider: string;
    provider_ref: string | null;
    amount: number;
    state: PaymentSession['state'];
    checkout_url: string | null;
    failure: string | null;
    created_at: number;
    expires_at: number;
  };
  payments: {
    id: string;
    order_id: string;
    session_id: string | null;
    kind: 'payment' | 'refund';
    amount: number;
    method_id: string;
    type_id: string | null;
    /** The provider's reference, unique with the kind, so that money is booked only once. */
    provider_ref: string | null;
    at: number;
    /** The user who booked it; null if a provider reported it. */
    made_by: Generated<number | null>;
    note: Generated<string>;
    /** The provider's last state of a refund; null: none. A card refund without a state is owed while it has no `provider_ref`. */
    refund_state: Generated<'sent' | 'done' | 'failed' | 'replaced' | null>;
    failure: Generated<string | null>;
    /** The number under which a refund is sent. A new try needs a new number, because the provider repeats its answer to a known one. */
    attempt: Generated<number>;
    replaces: Generated<string | null>;
  };
  payment_events: { provider: string; event_id: string; received_at: number };
  /** A seller's import (B18), whose `lease_until` is null once it is complete. Engines of 1.0 had the rows of `import_rows` in `undo_json`. */
  imports: {
    id: string;
    account_id: number;
    user_id: number | null;
    file_name: string;
    created_at: number;
    undone_at: number | null;
    /** '' until it is complete. */
    result_json: string;
    undo_json: string;
    lease_until: number | null;
  };
  /** The rows that an import has made and changed, in their order: as they were, and as it left them. */
  import_rows: {
    id: Generated<number>;
    import_id: string;
    kind: string;
    row_id: number;
    name: string;
    before_json: string | null;
    after_json: string;
  };
  /** The account's row that a row of a file became. `origin` names the database and account from which the file comes. */
  imported_ids: { account_id: number; origin: string; table_name: string; file_id: string; row_id: number };
  idempotency_keys: {
    key: string;
    fingerprint: string;
    state: 'running' | 'done';
    status: number | null;
    body: string | null;
    created_at: number;
  };
  /** The sandbox's card pages: the stand-in for a provider's own database. */
  sandbox_checkouts: {
    id: string;
    /** Unique: opening one session twice gives one page. */
    session_id: string;
    order_number: string;
    amount: number;
    currency: string;
    title: string;
    email: string | null;
    lines_json: string;
    success_url: string;
    cancel_url: string;
    state: string;
    failure: string | null;
    /** When the sandbox decides about a slow card. */
    decides_at: number | null;
    expires_at: number;
    /** Each refund once, by its id: `{ [refund_id]: amount }`. */
    refunds_json: string;
    language: Generated<Language>;
  };
}

export interface OfAccount {
  id: Generated<number>;
  account_id: number;
}

/** A booking of a departure, as a line or a line's change stores it. */
interface Booking {
  departure_id: number;
  places: number;
  gross: number;
  deposit: number;
  /** The selection: a LineSelection without its refs. */
  wish_json: string;
  /** The line as answers carry it, without participants and answers. Its prices and questions hold until the line is written again. */
  snapshot_json: string;
  answers_json: Generated<string>;
}

interface LineRow extends Booking {
  id: string;
  position: number;
  experience_id: number;
  participants_json: string;
}

interface VideoRow extends OfAccount {
  url: string;
  provider: string;
  provider_ref: string;
  title: string;
  description: string;
  position: number;
  created_at: number;
  checked_at: number | null;
}

export type RowOf<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type CartRow = RowOf<'carts'>;
export type CartLineRow = RowOf<'cart_lines'>;
export type OrderRow = RowOf<'orders'>;
export type OrderLineRow = RowOf<'order_lines'>;
export type SessionRow = RowOf<'payment_sessions'>;
/** The booked selection and its price. */
export type BookingRow = Selectable<Booking>;
/** A change of a booked line: another date, party or extras. */
export type AmendmentRow = RowOf<'line_changes'>;
