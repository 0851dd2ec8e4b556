export function OrderPage() {
  return <h1 tabIndex={-1}>Booking</h1>;
}
