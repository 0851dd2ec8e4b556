export function ListingPage() {
  return <h1 tabIndex={-1}>Listing</h1>;
}
