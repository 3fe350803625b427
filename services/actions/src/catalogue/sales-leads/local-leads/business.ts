/** A business as a source tells it; empty is what it does not tell. */
export interface Business {
  readonly name: string;
  readonly category: string;
  readonly phone: string;
  readonly url: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly from: 'list' | 'openstreetmap';
}
