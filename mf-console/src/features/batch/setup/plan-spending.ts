export interface SpendingPlan {
  /** Rows that can run. */
  readonly rows: number;
  /** Credits of one row. */
  readonly price: number;
  /** Undefined while it is not known. */
  readonly balance: number | undefined;
  /** Credits that may be spent; null for as many as the rows cost. */
  readonly limit: number | null;
}

export interface Spending {
  /** Credits of all rows. */
  readonly total: number;
  /** Credits that may be spent. */
  readonly most: number;
  /** Rows for which balance and limit suffice. */
  readonly affordable: number;
}

/** How many rows run with the credits there are. */
export function planSpending({ rows, price, balance, limit }: SpendingPlan): Spending {
  const total = rows * price;
  const most = Math.min(total, limit ?? total);
  const available = Math.min(most, balance ?? most);
  return { total, most, affordable: price === 0 ? rows : Math.min(rows, Math.floor(available / price)) };
}
