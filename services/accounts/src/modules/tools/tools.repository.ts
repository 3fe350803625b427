import type { OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A row of `tool_pricing`, whose columns are the fields of the answer. */
export type ToolPricing = OpOutput<'getToolPricing'>[number];

@Injectable()
export class ToolsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<ToolPricing[]> {
    return this.dataSource.query(
      'select tool_slug, display_name, description, icon, credit_cost, tool_type from tool_pricing order by display_name',
    );
  }
}
