import { onUserLeft } from '@declic/session';

/** Parameters that the catalogue carries into the form of an action. In memory only: they are in no address and in no storage. */
interface CarriedInput {
  readonly slug: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

let carried: CarriedInput | null = null;

export function carryInput(slug: string, payload: CarriedInput['payload']): void {
  carried = { slug, payload };
}

/** What is carried to this action; it stays until it is dropped, because a form may be rendered twice. */
export function readCarriedInput(slug: string): CarriedInput['payload'] | undefined {
  return carried?.slug === slug ? carried.payload : undefined;
}

export function dropCarriedInput(): void {
  carried = null;
}

// What one person carried is not there for the next one.
onUserLeft(dropCarriedInput);
