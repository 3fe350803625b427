import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReleaseEntity } from '../releases/release.entity';

@Injectable()
export class PreviewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findRelease(name: string, version: string): Promise<ReleaseEntity | null> {
    return this.dataSource.getRepository(ReleaseEntity).findOneBy({ name, version });
  }
}
