import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SHELL, type ShellManifest } from '../../pipeline/manifest';

@Injectable()
export class ShellRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The manifest of the live shell; null before the first was released. */
  async findLive(): Promise<ShellManifest | null> {
    const [row] = await this.dataSource.query<{ manifest: ShellManifest }[]>(
      'SELECT manifest FROM current_release JOIN release USING (name, version) WHERE name = $1',
      [SHELL],
    );
    return row?.manifest ?? null;
  }
}
