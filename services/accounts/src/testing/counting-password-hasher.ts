import { PasswordHasher } from '../modules/passwords/password-hasher';

/** The hasher of the service, which notes each time it hashes or verifies, and at what cost. */
export class CountingPasswordHasher extends PasswordHasher {
  readonly work: string[] = [];

  override async hash(password: string): Promise<string> {
    // Not there yet when the constructor hashes the stand-in, which belongs to no request.
    const { work }: { work?: string[] } = this;
    const hash = await super.hash(password);
    work?.push(`hash ${costOf(hash)}`);
    return hash;
  }

  protected override verify(passwordHash: string, password: string): Promise<boolean> {
    this.work.push(`verify ${costOf(passwordHash)}`);
    return super.verify(passwordHash, password);
  }
}

/** The part of an argon2 hash that decides how long it takes: `argon2id v=19 m=…,t=…,p=…`. */
function costOf(hash: string): string {
  return hash.split('$').slice(1, 4).join(' ');
}
