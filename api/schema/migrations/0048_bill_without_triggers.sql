-- Every release that may still run writes bills itself.
DROP TRIGGER add_bill ON payment;
DROP TRIGGER move_bill ON payment;
DROP FUNCTION add_bill, move_bill, bill_state_of;
