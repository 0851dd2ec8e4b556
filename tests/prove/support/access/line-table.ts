import type { Permission } from '#domain/permissions.ts';

/** Each resource with its permissions to read and to write. */
export const resources: Readonly<Record<string, readonly [Permission, Permission]>> = {
  'agenda-items': ['catalogue.read', 'catalogue.write'],
  'base-account-videos': ['account.read', 'account.manage'],
  'booking-questions': ['catalogue.read', 'catalogue.write'],
  'cancellation-policies': ['catalogue.read', 'catalogue.write'],
  customers: ['customers.read', 'customers.write'],
  experiences: ['catalogue.read', 'catalogue.write'],
  'filer-folders': ['catalogue.read', 'catalogue.write'],
  'filer-images': ['catalogue.read', 'catalogue.write'],
  guides: ['catalogue.read', 'catalogue.write'],
  'inventory-items': ['catalogue.read', 'catalogue.write'],
  'inventory-items-categories': ['catalogue.read', 'catalogue.write'],
  'legal-texts': ['stores.read', 'stores.write'],
  'meeting-points': ['catalogue.read', 'catalogue.write'],
  onboardings: ['account.read', 'account.manage'],
  'onboarding-steps': ['account.read', 'account.manage'],
  'pricing-categories': ['catalogue.read', 'catalogue.write'],
  'pricing-rates': ['catalogue.read', 'catalogue.write'],
  'promo-codes': ['catalogue.read', 'catalogue.write'],
  'qr-codes': ['stores.read', 'stores.write'],
  stores: ['stores.read', 'stores.write'],
  videos: ['catalogue.read', 'catalogue.write'],
};

/**
 * The other routes: method, path, who, and the ids of the path. `signed` is the route of a caller with a token, `people` refuses machines, and
 * the other words are marks.
 */
export const others = `
GET /api/webstores/ anyone
GET /api/webstores/experiences/ anyone
GET /api/webstores/experiences/{id}/ anyone id=experience
GET /api/webstores/experiences/{id}/reviews/ anyone id=experience
GET /api/app-info/ anyone
GET /pictures/{name}/ anyone name=none
GET /app-icons/{name}/ anyone name=none
GET /maps/{name}/ anyone name=none
GET /api/bookings/config/ anyone
GET /api/bookings/check-availability/ anyone
POST /api/cart/ anyone
GET /api/cart/{id}/ knower id=cart
PUT /api/cart/{id}/ knower id=cart
PATCH /api/cart/{id}/ knower id=cart
DELETE /api/cart/{id}/ knower id=cart
GET /api/cart/{cartId}/lines/ knower cartId=cart
POST /api/cart/{cartId}/lines/ knower cartId=cart
GET /api/cart/{cartId}/lines/{id}/ knower cartId=cart id=cartLine
PATCH /api/cart/{cartId}/lines/{id}/ knower cartId=cart id=cartLine
DELETE /api/cart/{cartId}/lines/{id}/ knower cartId=cart id=cartLine
POST /api/webstores/order/ knower
POST /api/orders/{orderId}/payments/ knower orderId=order
POST /api/orders/{orderId}/payments/ signed payments.write orderId=order
POST /api/payments/notices/{provider}/ anyone provider=none
GET /api/order knower
POST /api/orders/lookup/ knower
GET /api/orders/{id}/ knower id=order
GET /api/orders/{id}/ signed orders.read id=order
GET /api/orders/{orderId}/lines/ knower orderId=order
GET /api/orders/{orderId}/lines/ signed bookings.read orderId=order
GET /api/orders/{orderId}/lines/{id}/ knower orderId=order id=line
GET /api/orders/{orderId}/lines/{id}/ signed bookings.read orderId=order id=line
PATCH /api/orders/{orderId}/lines/{id}/ bookings.check_in orderId=order id=line
POST /api/orders/{id}/cancel/ knower id=order
POST /api/orders/{id}/cancel/ signed orders.write id=order
POST /api/orders/{orderId}/lines/{id}/cancel/ knower orderId=order id=line
POST /api/orders/{orderId}/lines/{id}/cancel/ signed orders.write orderId=order id=line
POST /api/orders/{orderId}/lines/{id}/change-quote/ knower orderId=order id=line
POST /api/orders/{orderId}/lines/{id}/change/ knower orderId=order id=line
DELETE /api/orders/{orderId}/change/ knower orderId=order
POST /api/orders/{orderId}/lines/{id}/move-quote/ orders.write orderId=order id=line
POST /api/orders/{orderId}/lines/{id}/move/ orders.write orderId=order id=line
GET /api/orders/ orders.read
POST /api/orders/ orders.write
PUT /api/bookings/holds/{id}/ named orders.write id=hold
DELETE /api/bookings/holds/{id}/ orders.write id=hold
GET /api/orders/filter-options/ orders.read
PUT /api/orders/{id}/ orders.write id=order
PATCH /api/orders/{id}/ orders.write id=order
DELETE /api/orders/{id}/ orders.write id=order
GET /api/orders/{orderId}/payments/ payments.read orderId=order
GET /api/orders/{orderId}/payments/{id}/ payments.read orderId=order id=payment
POST /api/orders/{orderId}/payments/{id}/replace/ payments.write orderId=order id=payment
GET /api/bookings/by-number/{number}/ orders.read number=number
POST /api/orders/{id}/resend/ orders.write id=order
GET /api/orders/{id}/history/ orders.read id=order
GET /api/bookings/search/ orders.read
GET /api/bookings/by-date/ bookings.read
GET /api/bookings/resold/ bookings.read
GET /api/bookings/calendar/ bookings.read
GET /api/vouchers/{code}/ bookings.read code=voucher
POST /api/vouchers/{code}/check-in/ bookings.check_in code=voucher
POST /api/events/ anyone
GET /api/stores/{id}/event-destinations/ stores.read id=store
PUT /api/stores/{id}/event-destinations/{kind}/ stores.write id=store kind=webhook
DELETE /api/stores/{id}/event-destinations/{kind}/ stores.write id=store kind=webhook
POST /api/stores/{id}/event-destinations/{kind}/test/ stores.write id=store kind=webhook
GET /sandbox/pay/{id}/ knower id=none
POST /sandbox/pay/{id}/ knower id=none
GET /api/webstores/legal/{id}/ anyone id=imprint
GET /api/stores/{id}/legal/{kind}/ stores.read id=store kind=terms
POST /api/stores/{id}/legal/preview/ stores.read id=store
POST /api/webstores/partner-requests/ anyone
GET /api/partner-requests/ customers.read
PATCH /api/partner-requests/{id}/ customers.write id=partnerRequest
DELETE /api/partner-requests/{id}/ customers.write id=partnerRequest
GET /api/location-autocomplete/ anyone
GET /api/location-forward-geo/ anyone
GET /api/departures/ bookings.read
GET /api/departures/calendar/ bookings.read
GET /api/departures/{id}/ resale bookings.read id=departure
GET /api/departures/{id}/people/ resale bookings.read id=departure
GET /api/departures/{id}/leases/ bookings.read id=departure
DELETE /api/departures/{id}/leases/{lease}/ catalogue.write id=departure lease=resaleLease
PATCH /api/departures/{id}/ bookings.read id=departure
POST /api/departures/change/ catalogue.write
POST /api/departures/ catalogue.write
DELETE /api/departures/{id}/ resale catalogue.write id=departure
GET /api/departures/{id}/bookings/ orders.read id=departure
POST /api/departures/{id}/cancel/ orders.write id=departure
POST /api/departures/{id}/message/ orders.write id=departure
POST /api/departures/{id}/move/ orders.write id=departure
GET /api/departure-actions/ orders.read
GET /api/departure-actions/{id}/ orders.read id=action
POST /api/departure-actions/{id}/retry/ orders.write id=action
GET /api/departure-choices/{token}/ knower token=choiceToken
POST /api/departure-choices/{token}/ knower token=choiceToken
GET /api/departure-actions/{id}/bookings/{number}/ orders.read id=action number=number
POST /api/departure-actions/{id}/bookings/{number}/ orders.write id=action number=number
POST /api/desk/session/ anyone
POST /api/desk/session/open-shop/ anyone
POST /api/desk/session/enrol/ anyone
POST /api/desk/session/renew/ anyone
DELETE /api/desk/session/ anyone
POST /api/desk/session/hand-over/ anyone
GET /api/desk/devices/ lists team.read
PATCH /api/desk/devices/{id}/ team.manage id=device
DELETE /api/desk/devices/{id}/ team.manage id=device
POST /api/desk/enrolments/ team.manage
POST /api/desk/sync/ self
GET /api/desk/tours/{id}/ resale bookings.read id=experience
PUT /api/desk/leases/{departure}/ orders.write departure=departure
GET /api/desk/drawers/ payments.read
POST /api/desk/payment-links/{line}/ payments.write line=lineNumber
GET /api/desk/first-steps/ catalogue.read
GET /api/numbers/ payments.read
GET /api/numbers/funnel/ payments.read
GET /api/numbers/payments/ payments.read
GET /api/numbers/bookings/ payments.read
GET /api/notifications/ orders.read
POST /api/notifications/seen/ orders.read
GET /api/notification-preferences/me/ people orders.read
PATCH /api/notification-preferences/me/ people orders.read
GET /api/push-subscriptions/ orders.read
POST /api/push-subscriptions/ orders.read
DELETE /api/push-subscriptions/ orders.read
GET /api/history/ team.read
POST /api/experiences/{id}/duplicate/ catalogue.write id=experience
PATCH /api/experiences/{id}/reorder-images/ catalogue.write id=experience
POST /api/experiences/{id}/schedule-impact/ catalogue.write id=experience
GET /api/experience-options/ anyone
GET /api/experiences/overview/ catalogue.read
GET /api/experiences/{id}/publishing/ catalogue.read id=draft
GET /api/experiences/{id}/images/ catalogue.read id=draft
GET /api/experiences/{id}/history/ catalogue.read id=draft
GET /api/experiences/{id}/texts/ catalogue.read id=draft
POST /api/starter-tours/ catalogue.write
POST /api/stores/{id}/verify-domain/ stores.write id=store
GET /api/stores/{id}/app-icon/ stores.read id=store
GET /api/stores/{id}/card-payments/ stores.read id=store
GET /api/stores/{storeId}/experiences/ stores.read storeId=store
GET /api/stores/{storeId}/eligible-experiences/ stores.read storeId=store
POST /api/stores/{id}/add-experience/ stores.write id=store
POST /api/stores/{id}/remove-experience/ stores.write id=store
PATCH /api/stores/{id}/reorder-experiences/ stores.write id=store
GET /api/resale-agreements/ party stores.read
POST /api/resale-agreements/ stores.write
GET /api/resale-agreements/{id}/ party stores.read id=agreement
PATCH /api/resale-agreements/{id}/ party stores.read id=agreement
GET /api/qr-codes/{id}/picture/ stores.read id=qr-codes
GET /api/o/{id}/ knower id=qrCode
POST /api/o/{id}/ knower id=qrCode
GET /api/review-requests/{token}/ knower token=reviewToken
PUT /api/review-requests/{token}/ knower token=reviewToken
GET /api/reviews/ reviews.read
POST /api/reviews/{id}/reply/ reviews.write id=review
POST /api/reviews/{id}/hide/ reviews.write id=review
POST /api/reviews/{id}/show/ reviews.write id=review
GET /api/customers/{id}/export/ people customers.read id=customers
GET /api/personal-data/erasures/ people account.manage
POST /api/customers/{id}/erase/ people account.manage id=customers
POST /api/customers/{id}/erase/undo/ people account.manage id=customers
POST /api/personal-data/export/ people customers.read
POST /api/personal-data/erase/ people account.manage
POST /api/personal-data/erase/undo/ people account.manage
PUT /api/stores/{id}/tag-manager/ account.manage id=store
GET /api/base-accounts/{id}/closing/ account.manage id=account
POST /api/base-accounts/{id}/closing/ people account.manage id=account
GET /api/base-accounts/{id}/export/ stores.write id=account
POST /api/base-accounts/{id}/imports/ people stores.write id=account
POST /api/base-accounts/{id}/imports/{importId}/apply/ people stores.write id=account importId=import
POST /api/base-accounts/{id}/imports/{importId}/undo/ people stores.write id=account importId=applied
GET /api/base-accounts/{id}/imports/ stores.write id=account
POST /api/jwt/create/ anyone
POST /api/jwt/refresh/ anyone
POST /api/jwt/verify/ anyone
POST /api/logout/ anyone
POST /api/users/ anyone
GET /api/users/ lists team.read
GET /api/users/me/ self
PUT /api/users/me/ self
PATCH /api/users/me/ self
DELETE /api/users/me/ self
GET /api/users/{id}/ team.read id=user
PUT /api/users/{id}/ operator id=user
PATCH /api/users/{id}/ operator id=user
DELETE /api/users/{id}/ operator id=user
POST /api/users/resend_activation/ anyone
POST /api/users/reset_password/ anyone
POST /api/users/reset_email/ anyone
POST /api/users/activation/ anyone
POST /api/users/reset_password_confirm/ anyone
POST /api/users/reset_email_confirm/ anyone
POST /api/users/set_password/ self
POST /api/users/set_email/ self
GET /api/users/me/sessions/ self
DELETE /api/users/me/sessions/ self
DELETE /api/users/me/sessions/{id}/ self id=none
GET /api/base-accounts/ lists account.read
POST /api/base-accounts/ self
GET /api/base-accounts/{id}/ account.read id=account
PUT /api/base-accounts/{id}/ people account.manage id=account
PATCH /api/base-accounts/{id}/ people account.manage id=account
DELETE /api/base-accounts/{id}/ people account.manage id=account
GET /api/roles/ lists team.read
POST /api/roles/ named people team.manage
GET /api/roles/{id}/ team.read id=role
PUT /api/roles/{id}/ people team.manage id=role
PATCH /api/roles/{id}/ people team.manage id=role
DELETE /api/roles/{id}/ people team.manage id=role
GET /api/team-members/ lists team.read
POST /api/team-members/ named people team.manage
GET /api/team-members/{id}/ team.read id=member
PUT /api/team-members/{id}/ people team.manage id=member
PATCH /api/team-members/{id}/ people team.manage id=member
DELETE /api/team-members/{id}/ people team.manage id=member
POST /api/team-members/{id}/resend/ people team.manage id=member
POST /api/team-members/{id}/accept/ self id=member
GET /api/api-keys/ lists team.manage
POST /api/api-keys/ named people team.manage
GET /api/api-keys/{id}/ team.manage id=apiKey
DELETE /api/api-keys/{id}/ people team.manage id=apiKey
POST /api/recaptcha/ anyone
GET /activate/{uid}/{token}/ knower uid=none token=none
POST /activate/{uid}/{token}/ knower uid=none token=none
GET /password/{uid}/{token}/ knower uid=none token=none
POST /password/{uid}/{token}/ knower uid=none token=none
GET /email/{uid}/{token}/ knower uid=none token=none
POST /email/{uid}/{token}/ knower uid=none token=none
GET /team/{id}/{token}/ knower id=none token=none
POST /team/{id}/{token}/ knower id=none token=none
GET /api/failed-jobs/ operator
POST /api/failed-jobs/{id}/retry/ operator id=job
GET /schema/ anyone
GET /api/schema/ anyone
`;
