/** The starting text, in Markdown. A line with a placeholder that has no value is left out (O4). */
export const text = `These terms apply when you book with {company}. Your contract is with the seller named in our [imprint](/legal/imprint).
Seller: {legal_name}, {address}
## Booking
Adding a departure to the cart holds its places for a while; the cart shows how long. You check everything before you order: tours, day, time, guests and price. By placing the order you make a binding booking. It’s confirmed once we’ve received the payment that was due, and you get an email with a ticket for each tour.
If you reserve and pay us directly, we keep your places until the time that the page and the email say. After that, the reservation ends and the places are free again.
## Prices and payment
The price you see in the cart is the total price. For some tours a deposit is enough; the checkout then says what’s left to pay, and by when. Cards are charged on our card provider’s own page.
## If you cancel or change
Each tour has its own cancellation policy. You read it on the tour’s page, before you pay and on your ticket, and the one you booked under stays yours. You cancel or change on the page of your booking, where you see the refund before you decide. Refunds of card payments go back to the same card.
Tours take place on a fixed day. The law gives no right of withdrawal within 14 days for leisure activities on a certain date, so our cancellation policy counts.
## If we cancel
If a tour can’t take place, we email you. You choose between another day and all of your money back.
## On the day
Please be at the meeting point on time, with your ticket on paper or on your phone. The tour’s page says what to bring and what to know. For everybody’s safety, please follow what your guide says.
## Reviews
Only guests who were there can review a tour: after it they get a link by email. We may hide a review that insults somebody, has personal data or isn’t about the tour. A bad rating is no reason, and the page says how many are hidden.
## Your rights
Your rights as a consumer under the law of your country stay as they are. How we use your data is in our [privacy policy](/legal/privacy).
`;
