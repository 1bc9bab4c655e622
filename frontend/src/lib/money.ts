/** Cents as '$9.99' (specification section 9, 'Prices in cents'). */
export const money = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);
