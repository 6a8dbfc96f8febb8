import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * What `act` writes with its request is stored as a whole or not at all: when this answers, it is.
 * @throws whatever `act` and the database throw.
 */
export async function inTransaction<Result>(
  payload: Payload,
  act: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('the database has no transactions');
  req.transactionID = transaction;
  try {
    const result = await act(req);
    await payload.db.commitTransaction(transaction);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** The same with a request that somebody sent: in its transaction, or in one that begins and ends with this. */
export async function inTransactionOf<Result>(
  req: PayloadRequest,
  act: () => Promise<Result>,
): Promise<Result> {
  const begun = await initTransaction(req);
  try {
    const result = await act();
    if (begun) await commitTransaction(req);
    return result;
  } catch (error) {
    if (begun) await killTransaction(req);
    throw error;
  }
}
