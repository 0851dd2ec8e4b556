import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' });
const gross = (amount: string) => ({ gross: amount, currency: 'EUR' });

/** A booked line of the sample order: two adults and a child in a kayak. */
export function aSampleLine(over: Partial<SellerLine> = {}): SellerLine {
  const adult = {
    id: 1,
    pricing_category: { id: 1, title: 'Adult', min_age: 13, max_age: null },
    retail_price: gross('45.00'),
    min_limit: 1,
    max_limit: null,
    takes: 'size' as const,
  };
  return {
    id: '0b6b6a52-6f0e-4f39-9f0e-5a1f3a7c0001',
    order: '0b6b6a52-6f0e-4f39-9f0e-5a1f3a7c0000',
    experience_id: 1,
    experience: {
      title: 'Sea kayaking under the cliffs of Split',
      slug: 'sea-kayaking',
      duration: { days: 0, hours: 3, minutes: 30 },
      cancellation_policy: {
        id: 1,
        title: 'Free up to a day before',
        type: 'Fully refundable',
        cancellation_cutoff_time: '24 hours before start',
        tiers: [{ minutes_before_start: 1440, refund_percentage: 100 }],
      },
      booking_deposit: 20,
    },
    experience_ref: { image: null },
    booking_info: {
      date: '2026-12-10',
      start_time: { id: 1, time: '09:00:00', label: '' },
      start_time_id: 1,
      pricing_rate_id: 1,
      pricing_rate: { id: 1, title: 'Standard', is_group_pricing: false },
      pricing_units: [
        {
          pricing_option_id: 1,
          quantity: 2,
          group_size: null,
          pricing_option: adult,
          unit_price: gross('45.00'),
          subtotal: gross('90.00'),
        },
      ],
      pickup_point_id: 1,
      pickup_point: { id: 1, name: 'Hotel Park', additional_price: gross('0.00') },
      dropoff_point_id: null,
      dropoff_point: null,
    },
    starts_at: '2026-12-10T08:00:00Z',
    ends_at: '2026-12-10T11:30:00Z',
    time_zone: 'Europe/Zagreb',
    total_unit_price: gross('90.00'),
    booking_deposit: euros('18.00'),
    total: gross('90.00'),
    extra_items_units: [],
    booking_participants_info: { has_main_contact: true, participants: [] },
    meeting_point: {
      id: 1,
      name: 'Trstenik beach hut',
      address: { name: '', road: 'Put Trstenika', house_number: '12', city: 'Split', county: '', country: 'HR' },
      lat: 43.50231,
      lon: 16.47702,
      instructions: 'Look for the orange kayaks beside the blue hut.',
    },
    attendance_status: 'expected',
    cancellable: true,
    refund_quote: null,
    refunded: euros('0.00'),
    discount: euros('0.00'),
    people: 2,
    note: '',
    open_questions: [],
    ...over,
  } as SellerLine;
}

/** A second line, which starts before the first line. */
export function anEarlierLine(): SellerLine {
  const line = aSampleLine();
  return aSampleLine({
    id: '0b6b6a52-6f0e-4f39-9f0e-5a1f3a7c0002',
    experience: { ...line.experience, title: 'Diocletian’s palace after dark', cancellation_policy: null },
    booking_info: { ...line.booking_info, date: '2026-12-08', pickup_point_id: null, pickup_point: null },
    starts_at: '2026-12-08T17:00:00Z',
    ends_at: '2026-12-08T19:00:00Z',
    meeting_point: null,
  });
}

/** An order as its seller sees it: confirmed, its deposit paid. */
export function aSampleOrder(over: Partial<SellerOrder> = {}): SellerOrder {
  return {
    id: '0b6b6a52-6f0e-4f39-9f0e-5a1f3a7c0000',
    number: 'LF-7K3Q9X',
    status: 'confirmed',
    payment_status: 'partially_paid',
    lines: [aSampleLine(), anEarlierLine()],
    subtotal: gross('180.00'),
    discount: null,
    total: gross('180.00'),
    total_deposit: euros('36.00'),
    paid: euros('36.00'),
    refunded: euros('0.00'),
    due: euros('144.00'),
    due_by: '2026-12-07',
    manual_payment: null,
    main_contact_info: {
      first_name: 'Emma',
      last_name: 'Clarke',
      email: 'emma@example.com',
      phone_number: '+44 20 7946 0018',
    },
    note: '',
    comment: '',
    payment_method_id: '2',
    payment_type_id: null,
    created_at: '2026-12-01T10:00:00Z',
    expires_at: null,
    session: null,
    change: null,
    version: 3,
    server_now: '2026-12-01T10:05:00Z',
    store: 1,
    seller: 1,
    customer: null,
    made_by: null,
    staff_note: '',
    overdue: false,
    order_url:
      'https://days.example/orders/editor/0b6b6a52-6f0e-4f39-9f0e-5a1f3a7c0000/booking/0b6b6a52-6f0e-4f39-9f0e-5a1f3a7c0001',
    language: null,
    ...over,
  };
}
