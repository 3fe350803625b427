-- The release before shows the price and does not take it.
update tool_pricing set credit_cost = 5 where tool_slug = 'flow-content';
