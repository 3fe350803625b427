import { isInTransaction } from '@declic/nest-kit';

/**
 * The provider, refusing every call from inside of a transaction: what that has locked would stay locked until the answer comes.
 *
 * @decision D46
 */
export function outsideTransactions<Provider extends object>(provider: Provider): Provider {
  return new Proxy(provider, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...values: unknown[]): Promise<unknown> => {
        if (isInTransaction()) throw new Error(`The payment provider's ${String(name)} was called in a transaction.`);
        return member.apply(target, values);
      };
    },
  });
}
