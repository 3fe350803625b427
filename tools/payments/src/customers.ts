import { expirePayments } from './one-time-payments.ts';
import { findById, newId } from './records.ts';
import type { Card, Customer } from './state.ts';
import { StoreOperations } from './store-operations.ts';
import { cancelNow } from './subscription-periods.ts';

/** Customers and their test cards. */
export class Customers extends StoreOperations {
  /** A reference has one customer, however often it is asked for. */
  create(reference: string, email: string): Promise<Customer> {
    return this.store.change((state) => {
      const known = state.customers.find((customer) => customer.reference === reference);
      if (known) return known;
      const customer: Customer = { id: newId('cus'), reference, email, card: 'working' };
      state.customers.push(customer);
      return customer;
    });
  }

  /** Sets the address of a customer; false when there is none. */
  setEmail(id: string, email: string): Promise<boolean> {
    return this.store.change((state) => {
      const customer = state.customers.find((known) => known.id === id);
      if (customer) customer.email = email;
      return customer !== undefined;
    });
  }

  setCard(id: string, card: Card): Promise<void> {
    return this.store.change((state) => {
      findById(state.customers, id).card = card;
    });
  }

  /** Ends all subscriptions of a customer and deletes the customer. An unknown customer is no error. */
  delete(id: string): Promise<void> {
    return this.store.change((state) => {
      for (const subscription of state.subscriptions)
        if (subscription.customer === id && subscription.status !== 'canceled')
          cancelNow(state, subscription, this.now());
      state.customers = state.customers.filter((customer) => customer.id !== id);
      state.checkouts = state.checkouts.filter(({ customer }) => customer !== id);
      expirePayments(state, ({ customer }) => customer === id, this.now());
      state.portals = state.portals.filter(({ customer }) => customer !== id);
    });
  }
}
