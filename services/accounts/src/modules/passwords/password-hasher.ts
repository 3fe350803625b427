import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with 19 MiB and two passes: OWASP's first recommendation, and the library's default variant.
 *
 * @decision D4
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords; verification takes the same time for unknown addresses. */
@Injectable()
export class PasswordHasher {
  private readonly standInHash = this.hash('stand-in for unknown addresses');

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Whether the password is the one behind the hash. Without a hash the answer is no, after the same work. */
  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const right = await this.verify(passwordHash ?? (await this.standInHash), password);
    return right && passwordHash !== null;
  }

  /** The work of `matches`. Its cost is written in the hash. */
  protected verify(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, password);
  }
}
