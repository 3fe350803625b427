import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ToolPricingEntity } from './tool-pricing.entity';

@Injectable()
export class ToolsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<ToolPricingEntity[]> {
    return this.dataSource.manager.find(ToolPricingEntity, { order: { displayName: 'ASC' } });
  }
}
