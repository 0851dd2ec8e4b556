import { describe, expect, it } from 'vitest';
import { firstLike } from '#domain/app/version.ts';
import { version } from '#engine/base/version.ts';
import { ConfigError, readConfig } from '#engine/config.ts';

describe('the configuration', () => {
  it('has a value for everything', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      metricsPort: null,
      host: '127.0.0.1',
      dataDir: './.data',
      demoDesk: true,
      databaseUrl: null,
      databasePool: 10,
      publicUrl: null,
      store: null,
      shopDomain: 'localhost',
      stripe: null,
      sandboxSecret: null,
      jwtSecret: null,
      operator: null,
      registration: 'invited',
      accountsUrl: null,
      trustedProxies: 0,
      kioskNetworks: [],
      networkLimits: { places: 200, carts: 60, reservations: 30, share: 50 },
      mailUrl: null,
      mailFrom: 'Landfall <no-reply@localhost>',
      locationService: null,
      recaptchaSecret: null,
      recaptchaUrl: 'https://www.google.com/recaptcha/api/siteverify',
      videoCheck: false,
      retireWorker: false,
      minClient: firstLike(version),
      logLevel: 'info',
      dev: false,
    });
  });

  it('takes what is given, and what is empty for not given', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://shop.example/',
      STORE: 'adriatic-days',
      MIN_CLIENT: '0.0.9',
    });

    expect(config).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      dataDir: '/data',
      publicUrl: 'https://shop.example',
      store: 'adriatic-days',
      minClient: '0.0.9',
    });
  });

  it.each([
    ['postgres://user@db/shop', 'postgres://user@db/shop'],
    ['postgresql:///shop?host=/run/postgresql', 'postgresql:///shop?host=/run/postgresql'],
    ['sqlite', null],
  ])('[A15] takes %s for a database', (DATABASE_URL, databaseUrl) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(databaseUrl);
  });

  it.each([
    ['PORT', 'abc', "PORT is 'abc': A valid integer is required."],
    ['PORT', '65536', "PORT is '65536': Ensure this value is less than or equal to 65535."],
    ['HOST', 'not a host', "HOST is 'not a host': Enter a host name or an address."],
    ['PUBLIC_URL', 'shop.example', "PUBLIC_URL is 'shop.example': Enter an origin such as https://shop.example."],
    [
      'PUBLIC_URL',
      'https://shop.example/shop',
      "PUBLIC_URL is 'https://shop.example/shop': Enter an origin such as https://shop.example.",
    ],
    ['LOCATION_SERVICE', 'photon', 'LOCATION_URL: Say where the photon is to be asked.'],
    ['LOCATION_URL', 'https://photon.example', 'LOCATION_SERVICE: Say which it is, photon or nominatim.'],
    ['STORE', 'No Slug', "STORE is 'No Slug': Enter the slug of a store."],
    ['PAYMENTS', 'cash', `PAYMENTS is 'cash': "cash" is not a valid choice.`],
    ['MIN_CLIENT', 'latest', "MIN_CLIENT is 'latest': Enter a version such as 1.4.0."],
    ['MIN_CLIENT', '999.0.0', `MIN_CLIENT is '999.0.0': This is version ${version}.`],
    ['LOG_LEVEL', 'loud', `LOG_LEVEL is 'loud': "loud" is not a valid choice.`],
    ['LANDFALL_DEV', 'perhaps', "LANDFALL_DEV is 'perhaps': Must be a valid boolean."],
    ['JWT_SECRET', 'too short a secret', 'JWT_SECRET: Ensure this field has at least 32 characters.'],
    ['OPERATOR', 'ana', "OPERATOR is 'ana': Enter an e-mail address."],
    ['TRUSTED_PROXIES', '-1', "TRUSTED_PROXIES is '-1': Ensure this value is greater than or equal to 0."],
    [
      'MAIL_URL',
      'user:password@mail.example',
      'MAIL_URL: Enter an address such as smtps://user:password@mail.example.',
    ],
    [
      'DATABASE_URL',
      'mysql://user:secret@db/shop',
      'DATABASE_URL: Enter an address such as postgres://user:password@host:5432/name.',
    ],
    ['DATABASE_POOL', '0', "DATABASE_POOL is '0': Ensure this value is greater than or equal to 1."],
    ['PAYMENTS', 'stripe', "STRIPE_SECRET_KEY: Enter Stripe's secret key, sk_…."],
    ['STRIPE_SECRET_KEY', 'pk_live_public', 'STRIPE_SECRET_KEY: Enter a secret key, which begins with sk_ or rk_.'],
    ['STRIPE_SECRET_KEY', 'sk_live_1', 'STRIPE_WEBHOOK_SECRET: Enter the signing secret of the webhook, whsec_….'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_1', 'STRIPE_WEBHOOK_SECRET: Enter the signing secret of the webhook: whsec_….'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1', "STRIPE_SECRET_KEY: Enter Stripe's secret key, sk_…."],
    ['SANDBOX_SECRET', 'short', 'SANDBOX_SECRET: Ensure this field has at least 16 characters.'],
  ])('refuses %s=%s in a sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  it('[P10] takes payments by Stripe where both of its secrets are given, unless the sandbox is asked for', () => {
    const secrets = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

    expect(readConfig(secrets).stripe).toEqual({
      secretKey: 'sk_live_1',
      webhookSecrets: ['whsec_1'],
      api: 'https://api.stripe.com',
      checkout: 'https://checkout.stripe.com',
    });
    expect(readConfig({ ...secrets, PAYMENTS: 'sandbox' }).stripe).toBeNull();
    const both = { ...secrets, STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_1' };
    expect(readConfig(both).stripe?.webhookSecrets).toEqual(['whsec_new', 'whsec_1']);
  });

  it('names every wrong value at once', () => {
    expect(() => readConfig({ PORT: 'abc', STORE: 'No Slug' })).toThrow(/^PORT .*\nSTORE /);
  });
});
