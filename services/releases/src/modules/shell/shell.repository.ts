import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Manifest } from '../../pipeline/manifest';
import { type Offer, ShellOfferEntity } from './shell-offer.entity';

@Injectable()
export class ShellRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The offer of the live shell; null before the first was announced. */
  async find(): Promise<Offer | null> {
    const row = await this.dataSource.getRepository(ShellOfferEntity).findOneBy({ live: true });
    return row?.offer ?? null;
  }

  async save(offer: Offer): Promise<void> {
    await this.dataSource.getRepository(ShellOfferEntity).save({ live: true, offer });
  }

  /** What visitors get of every remote, by name. */
  async currentManifests(): Promise<Manifest[]> {
    const rows = await this.dataSource.query<{ manifest: Manifest }[]>(`
      SELECT release.manifest
        FROM current_release current
        JOIN release USING (name, version)
       ORDER BY release.name COLLATE "C"`);
    return rows.map(({ manifest }) => manifest);
  }
}
