//! Numbers that nobody can guess, from the operating system.

/// Letters and digits that are not taken for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// 32 random bytes.
pub fn bytes() -> Result<[u8; 32], getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// An id of so many random letters, at most 32, each worth five bits.
pub fn id(length: usize) -> Result<String, getrandom::Error> {
    let letters = bytes()?.into_iter().take(length).map(|byte| ALPHABET[usize::from(byte % 32)]);
    Ok(letters.map(char::from).collect())
}
