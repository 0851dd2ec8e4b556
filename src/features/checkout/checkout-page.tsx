export function CheckoutPage() {
  return <h1 tabIndex={-1}>Checkout</h1>;
}
